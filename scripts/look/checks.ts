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
    if (/@|:\\/\\//.test(node.data)) continue // an address has nowhere to break
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

/** What can be pressed, but lies under something that does not stay while the page moves below it. */
export const COVERED = `(() => {
  const found = []
  const stays = (element) => element !== null && (['fixed', 'sticky'].includes(getComputedStyle(element).position) || element.matches('dialog, [popover]') || stays(element.parentElement))
  const isCut = (element, box) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return getComputedStyle(element).overflow !== 'visible' && (box.left < left || box.right > right || box.top < top || box.bottom > bottom)
  }
  const isCutBy = (element, box) => element !== null && (isCut(element, box) || isCutBy(element.parentElement, box))
  for (const one of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
    const { left, right, top, bottom, width, height } = one.getBoundingClientRect()
    if (width <= 1 || height <= 1 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) continue
    if (one.closest('[inert]') || isCutBy(one.parentElement, { left, right, top, bottom }) || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const label = one.matches('input') ? one.closest('label') ?? one.labels?.[0] : undefined
    const isOn = (hit) => hit !== null && (one.contains(hit) || hit.contains(one) || label?.contains(hit))
    const hits = [0.5, 0.2, 0.8].flatMap((x) => [0.5, 0.25, 0.75].map((y) => document.elementFromPoint(left + width * x, top + height * y)))
    if (hits.some(isOn) || stays(hits[0]) || stays(one)) continue
    found.push('covered: ' + (one.getAttribute('aria-label') ?? one.textContent.trim() ?? one.name).slice(0, 60) + ' under ' + hits[0]?.outerHTML.slice(0, 80))
  }
  return found
})()`
