# Runs where the web view may be asked which page it shows.
.class public Lexample/sizzleandspice/pos/OpenSite;
.super Ljava/lang/Object;
.implements Ljava/lang/Runnable;

.field private final app:Lexample/sizzleandspice/pos/MainActivity;
.field private final address:Ljava/lang/String;

.method public constructor <init>(Lexample/sizzleandspice/pos/MainActivity;Ljava/lang/String;)V
    .registers 3
    invoke-direct {p0}, Ljava/lang/Object;-><init>()V
    iput-object p1, p0, Lexample/sizzleandspice/pos/OpenSite;->app:Lexample/sizzleandspice/pos/MainActivity;
    iput-object p2, p0, Lexample/sizzleandspice/pos/OpenSite;->address:Ljava/lang/String;
    return-void
.end method

.method public run()V
    .registers 4
    iget-object v0, p0, Lexample/sizzleandspice/pos/OpenSite;->app:Lexample/sizzleandspice/pos/MainActivity;
    invoke-virtual {v0}, Lexample/sizzleandspice/pos/MainActivity;->isCarried()Z
    move-result v1
    if-eqz v1, :others
    iget-object v1, p0, Lexample/sizzleandspice/pos/OpenSite;->address:Ljava/lang/String;
    if-eqz v1, :again
    invoke-virtual {v1}, Ljava/lang/String;->isEmpty()Z
    move-result v2
    if-nez v2, :again
    invoke-virtual {v0, v1}, Lexample/sizzleandspice/pos/MainActivity;->saveServer(Ljava/lang/String;)V
    :again
    invoke-virtual {v0}, Lexample/sizzleandspice/pos/MainActivity;->openSite()V
    :others
    return-void
.end method
