import { useEffect, useState } from 'react'

/** Pixels at the top of the window that the jump bar covers. */
const covered = 72

/** The section in the upper part of the window, by its href; the first one while above them all. */
export function useCurrentSection(hrefs: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(hrefs[0])
  const all = hrefs.join(' ')
  useEffect(() => {
    const sections = all
      .split(' ')
      .map((href) => document.getElementById(href.slice(1)))
      .filter((section) => section !== null)
    const [first] = sections
    const onSeen = (entries: readonly IntersectionObserverEntry[]) => {
      const seen = entries.find(({ isIntersecting }) => isIntersecting)?.target
      // A leap to the top leaves them all at once.
      const isAbove = first !== undefined && first.getBoundingClientRect().top > covered
      const shown = seen ?? (isAbove ? first : undefined)
      if (shown) setCurrent(`#${shown.id}`)
    }
    const rootMargin = `-${covered}px 0px -70% 0px`
    const observer = new IntersectionObserver(onSeen, { rootMargin })
    for (const section of sections) observer.observe(section)
    return () => observer.disconnect()
  }, [all])
  return current
}
