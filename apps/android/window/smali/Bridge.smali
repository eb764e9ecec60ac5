# What pages can ask of the device. Pages of others see it too, so it tells nothing that a browser would not.
.class public Lexample/sizzleandspice/pos/Bridge;
.super Ljava/lang/Object;

.field private final app:Lexample/sizzleandspice/pos/MainActivity;

.method public constructor <init>(Lexample/sizzleandspice/pos/MainActivity;)V
    .registers 2
    invoke-direct {p0}, Ljava/lang/Object;-><init>()V
    iput-object p1, p0, Lexample/sizzleandspice/pos/Bridge;->app:Lexample/sizzleandspice/pos/MainActivity;
    return-void
.end method

# Success with what the device is, or failure with what was thrown, as JSON.
.method public initialize()Ljava/lang/String;
    .registers 5
    .annotation runtime Landroid/webkit/JavascriptInterface;
    .end annotation
    new-instance v0, Lorg/json/JSONObject;
    invoke-direct {v0}, Lorg/json/JSONObject;-><init>()V
    const-string v1, "success"
    :read
    new-instance v2, Lorg/json/JSONObject;
    invoke-direct {v2}, Lorg/json/JSONObject;-><init>()V
    const-string v3, "manufacturer"
    sget-object p0, Landroid/os/Build;->MANUFACTURER:Ljava/lang/String;
    invoke-virtual {v2, v3, p0}, Lorg/json/JSONObject;->put(Ljava/lang/String;Ljava/lang/Object;)Lorg/json/JSONObject;
    const-string v3, "model"
    sget-object p0, Landroid/os/Build;->MODEL:Ljava/lang/String;
    invoke-virtual {v2, v3, p0}, Lorg/json/JSONObject;->put(Ljava/lang/String;Ljava/lang/Object;)Lorg/json/JSONObject;
    const-string v3, "osVersion"
    sget-object p0, Landroid/os/Build$VERSION;->RELEASE:Ljava/lang/String;
    invoke-virtual {v2, v3, p0}, Lorg/json/JSONObject;->put(Ljava/lang/String;Ljava/lang/Object;)Lorg/json/JSONObject;
    const-string v3, "platform"
    const-string p0, "android"
    invoke-virtual {v2, v3, p0}, Lorg/json/JSONObject;->put(Ljava/lang/String;Ljava/lang/Object;)Lorg/json/JSONObject;
    const-string v3, "device"
    invoke-virtual {v0, v3, v2}, Lorg/json/JSONObject;->put(Ljava/lang/String;Ljava/lang/Object;)Lorg/json/JSONObject;
    const/4 v3, 0x1
    invoke-virtual {v0, v1, v3}, Lorg/json/JSONObject;->put(Ljava/lang/String;Z)Lorg/json/JSONObject;
    :done
    .catch Ljava/lang/Exception; {:read .. :done} :failed
    invoke-virtual {v0}, Lorg/json/JSONObject;->toString()Ljava/lang/String;
    move-result-object v0
    return-object v0

    :failed
    move-exception v2
    new-instance v0, Ljava/lang/StringBuilder;
    const-string v1, "{\"success\":false,\"error\":"
    invoke-direct {v0, v1}, Ljava/lang/StringBuilder;-><init>(Ljava/lang/String;)V
    invoke-virtual {v2}, Ljava/lang/Object;->toString()Ljava/lang/String;
    move-result-object v2
    invoke-static {v2}, Lorg/json/JSONObject;->quote(Ljava/lang/String;)Ljava/lang/String;
    move-result-object v2
    invoke-virtual {v0, v2}, Ljava/lang/StringBuilder;->append(Ljava/lang/String;)Ljava/lang/StringBuilder;
    const-string v2, "}"
    invoke-virtual {v0, v2}, Ljava/lang/StringBuilder;->append(Ljava/lang/String;)Ljava/lang/StringBuilder;
    invoke-virtual {v0}, Ljava/lang/StringBuilder;->toString()Ljava/lang/String;
    move-result-object v0
    return-object v0
.end method

# Only the page that the app carries is heard; an empty address tries the one of before again.
.method public open(Ljava/lang/String;)V
    .registers 4
    .annotation runtime Landroid/webkit/JavascriptInterface;
    .end annotation
    iget-object v0, p0, Lexample/sizzleandspice/pos/Bridge;->app:Lexample/sizzleandspice/pos/MainActivity;
    new-instance v1, Lexample/sizzleandspice/pos/OpenSite;
    invoke-direct {v1, v0, p1}, Lexample/sizzleandspice/pos/OpenSite;-><init>(Lexample/sizzleandspice/pos/MainActivity;Ljava/lang/String;)V
    invoke-virtual {v0, v1}, Landroid/app/Activity;->runOnUiThread(Ljava/lang/Runnable;)V
    return-void
.end method

# One second of the tone for alerts, as loud as the device's alarms are set.
.method public sound()V
    .registers 4
    .annotation runtime Landroid/webkit/JavascriptInterface;
    .end annotation
    new-instance v0, Landroid/media/ToneGenerator;
    # STREAM_ALARM, of 100.
    const/4 v1, 0x4
    const/16 v2, 0x64
    invoke-direct {v0, v1, v2}, Landroid/media/ToneGenerator;-><init>(II)V
    # TONE_CDMA_ALERT_CALL_GUARD, in milliseconds.
    const/16 v1, 0x5d
    const/16 v2, 0x3e8
    invoke-virtual {v0, v1, v2}, Landroid/media/ToneGenerator;->startTone(II)Z
    return-void
.end method
