// What is looked for on each page, run in the page itself. As text, because our types know nothing of a document here.

/** How far the page can be moved sideways. */
export const SIDEWAYS = 'Math.max(0, document.documentElement.scrollWidth - innerWidth)'

/** Words that are broken in the middle and texts that are cut without a sign of it. */
export const BROKEN = `(() => {
  const found = []
  const seen = new Set()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const isForTheEar = (element) => element !== document.body && (element.clientWidth === 1 || isForTheEar(element.parentElement))
  const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isForTheEar(element)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || !node.data.trim() || !isShown(element)) continue
    if (node.data.includes('@')) continue // an address has nowhere to break
    if (element.closest('script, style, .sr-only, [aria-hidden="true"], svg, textarea, pre, code')) continue
    for (const { 0: word, index } of node.data.matchAll(/[\\p{L}\\p{M}]{2,}/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const tops = new Set([...range.getClientRects()].filter((box) => box.width > 0.5).map((box) => Math.round(box.top)))
      if (tops.size > 1) found.push('broken: ' + word + ' in "' + node.data.trim().slice(0, 50) + '"')
    }
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      if (seen.has(box)) break
      seen.add(box)
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(box)
      if (!['hidden', 'clip'].includes(overflowX) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') continue
      if (box.scrollWidth > box.clientWidth + 2 && box.clientWidth > 1)
        found.push('cut: ' + box.textContent.trim().slice(0, 60) + ' (' + box.scrollWidth + ' in ' + box.clientWidth + ')')
    }
  }
  return [...new Set(found)]
})()`
