# The one screen of the app: the restaurant's site, over the whole screen and kept awake.
.class public Lexample/sizzleandspice/pos/MainActivity;
.super Landroid/app/Activity;

.field page:Landroid/webkit/WebView;

.method public constructor <init>()V
    .registers 1
    invoke-direct {p0}, Landroid/app/Activity;-><init>()V
    return-void
.end method

.method protected onCreate(Landroid/os/Bundle;)V
    .registers 6
    invoke-super {p0, p1}, Landroid/app/Activity;->onCreate(Landroid/os/Bundle;)V

    # FLAG_FULLSCREEN hides the status bar, FLAG_KEEP_SCREEN_ON keeps a board lit. The system keeps the window beside notches.
    invoke-virtual {p0}, Landroid/app/Activity;->getWindow()Landroid/view/Window;
    move-result-object v0
    const/16 v1, 0x480
    invoke-virtual {v0, v1}, Landroid/view/Window;->addFlags(I)V

    new-instance v0, Landroid/webkit/WebView;
    invoke-direct {v0, p0}, Landroid/webkit/WebView;-><init>(Landroid/content/Context;)V
    iput-object v0, p0, Lexample/sizzleandspice/pos/MainActivity;->page:Landroid/webkit/WebView;
    const/4 v1, 0x1
    const/4 v2, 0x0
    invoke-virtual {v0, v1}, Landroid/webkit/WebView;->setFitsSystemWindows(Z)V
    invoke-virtual {v0}, Landroid/webkit/WebView;->getSettings()Landroid/webkit/WebSettings;
    move-result-object v3
    invoke-virtual {v3, v1}, Landroid/webkit/WebSettings;->setJavaScriptEnabled(Z)V
    invoke-virtual {v3, v1}, Landroid/webkit/WebSettings;->setDomStorageEnabled(Z)V
    # A new order sounds although nobody has touched the screen yet.
    invoke-virtual {v3, v2}, Landroid/webkit/WebSettings;->setMediaPlaybackRequiresUserGesture(Z)V
    # What the app carries can be read all the same.
    invoke-virtual {v3, v2}, Landroid/webkit/WebSettings;->setAllowFileAccess(Z)V
    invoke-virtual {v3, v2}, Landroid/webkit/WebSettings;->setAllowContentAccess(Z)V

    new-instance v1, Lexample/sizzleandspice/pos/SiteClient;
    invoke-direct {v1, p0}, Lexample/sizzleandspice/pos/SiteClient;-><init>(Lexample/sizzleandspice/pos/MainActivity;)V
    invoke-virtual {v0, v1}, Landroid/webkit/WebView;->setWebViewClient(Landroid/webkit/WebViewClient;)V
    # A web view saves no file; the browser does.
    invoke-virtual {v0, v1}, Landroid/webkit/WebView;->setDownloadListener(Landroid/webkit/DownloadListener;)V
    new-instance v1, Lexample/sizzleandspice/pos/Bridge;
    invoke-direct {v1, p0}, Lexample/sizzleandspice/pos/Bridge;-><init>(Lexample/sizzleandspice/pos/MainActivity;)V
    const-string v2, "SizzlePos"
    invoke-virtual {v0, v1, v2}, Landroid/webkit/WebView;->addJavascriptInterface(Ljava/lang/Object;Ljava/lang/String;)V
    invoke-virtual {p0, v0}, Landroid/app/Activity;->setContentView(Landroid/view/View;)V
    invoke-virtual {p0}, Lexample/sizzleandspice/pos/MainActivity;->openSite()V
    return-void
.end method

# Until somebody has entered an address, the page that asks for it.
.method openSite()V
    .registers 4
    iget-object v0, p0, Lexample/sizzleandspice/pos/MainActivity;->page:Landroid/webkit/WebView;
    invoke-virtual {p0}, Lexample/sizzleandspice/pos/MainActivity;->server()Ljava/lang/String;
    move-result-object v1
    invoke-virtual {v1}, Ljava/lang/String;->isEmpty()Z
    move-result v2
    if-eqz v2, :known
    const-string v1, "file:///android_asset/index.html"
    :known
    invoke-virtual {v0, v1}, Landroid/webkit/WebView;->loadUrl(Ljava/lang/String;)V
    return-void
.end method

.method settings()Landroid/content/SharedPreferences;
    .registers 3
    const-string v0, "pos"
    const/4 v1, 0x0
    invoke-virtual {p0, v0, v1}, Landroid/app/Activity;->getSharedPreferences(Ljava/lang/String;I)Landroid/content/SharedPreferences;
    move-result-object v0
    return-object v0
.end method

# What was entered on this device, else what the app was made with, which may be nothing.
.method server()Ljava/lang/String;
    .registers 6
    invoke-virtual {p0}, Landroid/app/Activity;->getResources()Landroid/content/res/Resources;
    move-result-object v0
    const-string v1, "server"
    const-string v2, "string"
    invoke-virtual {p0}, Landroid/app/Activity;->getPackageName()Ljava/lang/String;
    move-result-object v3
    invoke-virtual {v0, v1, v2, v3}, Landroid/content/res/Resources;->getIdentifier(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)I
    move-result v2
    invoke-virtual {v0, v2}, Landroid/content/res/Resources;->getString(I)Ljava/lang/String;
    move-result-object v2
    invoke-virtual {p0}, Lexample/sizzleandspice/pos/MainActivity;->settings()Landroid/content/SharedPreferences;
    move-result-object v0
    invoke-interface {v0, v1, v2}, Landroid/content/SharedPreferences;->getString(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;
    move-result-object v0
    return-object v0
.end method

.method saveServer(Ljava/lang/String;)V
    .registers 4
    invoke-virtual {p0}, Lexample/sizzleandspice/pos/MainActivity;->settings()Landroid/content/SharedPreferences;
    move-result-object v0
    invoke-interface {v0}, Landroid/content/SharedPreferences;->edit()Landroid/content/SharedPreferences$Editor;
    move-result-object v0
    const-string v1, "server"
    invoke-interface {v0, v1, p1}, Landroid/content/SharedPreferences$Editor;->putString(Ljava/lang/String;Ljava/lang/String;)Landroid/content/SharedPreferences$Editor;
    move-result-object v0
    invoke-interface {v0}, Landroid/content/SharedPreferences$Editor;->apply()V
    return-void
.end method

# Whether the page that the app carries is shown. Behind it lies the one that just failed.
.method isCarried()Z
    .registers 3
    iget-object v0, p0, Lexample/sizzleandspice/pos/MainActivity;->page:Landroid/webkit/WebView;
    invoke-virtual {v0}, Landroid/webkit/WebView;->getUrl()Ljava/lang/String;
    move-result-object v0
    if-nez v0, :some
    const/4 v0, 0x0
    return v0
    :some
    const-string v1, "file:///android_asset/"
    invoke-virtual {v0, v1}, Ljava/lang/String;->startsWith(Ljava/lang/String;)Z
    move-result v0
    return v0
.end method

# Back goes back in history when possible and otherwise does nothing: it never closes the app.
.method public onBackPressed()V
    .registers 3
    invoke-virtual {p0}, Lexample/sizzleandspice/pos/MainActivity;->isCarried()Z
    move-result v1
    if-nez v1, :nothing
    iget-object v0, p0, Lexample/sizzleandspice/pos/MainActivity;->page:Landroid/webkit/WebView;
    invoke-virtual {v0}, Landroid/webkit/WebView;->canGoBack()Z
    move-result v1
    if-eqz v1, :nothing
    invoke-virtual {v0}, Landroid/webkit/WebView;->goBack()V
    :nothing
    return-void
.end method

.method protected onPause()V
    .registers 3
    invoke-super {p0}, Landroid/app/Activity;->onPause()V
    const-string v0, "SizzlePos"
    const-string v1, "App went to background"
    invoke-static {v0, v1}, Landroid/util/Log;->i(Ljava/lang/String;Ljava/lang/String;)I
    return-void
.end method

.method protected onResume()V
    .registers 3
    invoke-super {p0}, Landroid/app/Activity;->onResume()V
    const-string v0, "SizzlePos"
    const-string v1, "App is active"
    invoke-static {v0, v1}, Landroid/util/Log;->i(Ljava/lang/String;Ljava/lang/String;)I
    return-void
.end method

.method openOutside(Landroid/net/Uri;)V
    .registers 4
    :open
    new-instance v0, Landroid/content/Intent;
    const-string v1, "android.intent.action.VIEW"
    invoke-direct {v0, v1, p1}, Landroid/content/Intent;-><init>(Ljava/lang/String;Landroid/net/Uri;)V
    invoke-virtual {p0, v0}, Landroid/app/Activity;->startActivity(Landroid/content/Intent;)V
    :opened
    .catch Landroid/content/ActivityNotFoundException; {:open .. :opened} :nobody
    return-void
    # Nothing on this device takes such an address; the page stays as it is.
    :nobody
    move-exception v0
    return-void
.end method
