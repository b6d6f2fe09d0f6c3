import { useEffect, useState } from 'react'

/** Height of the jump bar in pixels. */
const jumpBarHeight = 72

/** The href of the section in the upper part of the window; the first one above all sections. */
export function useCurrentSection(hrefs: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(hrefs[0])
  const all = hrefs.join()
  useEffect(() => {
    const sections = [...document.querySelectorAll(all)]
    const [first] = sections
    const onIntersect = (entries: readonly IntersectionObserverEntry[]) => {
      const visible = entries.find(({ isIntersecting }) => isIntersecting)?.target
      // Jumping to the top leaves all sections at once.
      const isAbove = first && first.getBoundingClientRect().top > jumpBarHeight
      const next = visible ?? (isAbove ? first : undefined)
      if (next) setCurrent(`#${next.id}`)
    }
    const rootMargin = `-${jumpBarHeight}px 0px -70% 0px`
    const observer = new IntersectionObserver(onIntersect, { rootMargin })
    for (const section of sections) observer.observe(section)
    return () => observer.disconnect()
  }, [all])
  return current
}
