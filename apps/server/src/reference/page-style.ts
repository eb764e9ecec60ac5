export const STYLE = `nav label{display:grid;font-weight:600}nav input{font:inherit;min-width:0;min-height:44px;padding:0 .6rem;margin:0 0 .5rem;border:1px solid #8888;border-radius:.4rem;background:transparent;color:inherit}[hidden]{display:none}:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0 auto;max-width:76rem;padding:1rem}
@media(min-width:52rem){body{display:grid;grid-template-columns:16rem 1fr;gap:0 2rem}header{grid-column:1/-1}nav{position:sticky;top:1rem;align-self:start;max-height:95vh;overflow:auto}}
ul{list-style:none;margin:0;padding:0 0 .5rem 1rem}nav a{display:block;padding:.3rem 0;overflow-wrap:anywhere}nav summary{font-weight:600}
h1{font-size:1.8rem}h2{font-size:1.4rem;margin:2.5rem 0 .25rem}h2::first-letter{text-transform:uppercase}nav summary::first-letter{text-transform:uppercase}
h3{font:600 1.05rem/1.3 ui-monospace,monospace;overflow-wrap:anywhere;margin:.5rem 0}h3 span{background:#f3c969;color:#2b1524;border-radius:.3rem;padding:.1rem .4rem}
main{min-width:0}article{border-top:1px solid #8886;padding:.75rem 0}article:target h3{text-decoration:underline}p{max-width:46rem;margin:.4rem 0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#8881;padding:.75rem;border-radius:.4rem;font-size:.85rem;margin:.4rem 0}h4{font-size:.9rem;margin:.6rem 0 0}table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.3rem .6rem .3rem 0;border-top:1px solid #8883;overflow-wrap:anywhere}summary{cursor:pointer;padding:.4rem 0}code{font-size:.9em;overflow-wrap:anywhere}`
