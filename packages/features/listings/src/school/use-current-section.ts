import { useEffect, useState } from 'react'

/** The section in the upper part of the window, by its href; the first one until scrolled. */
export function useCurrentSection(hrefs: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(hrefs[0])
  const all = hrefs.join(' ')
  useEffect(() => {
    const onSeen = (entries: readonly IntersectionObserverEntry[]) => {
      const seen = entries.find(({ isIntersecting }) => isIntersecting)
      if (seen) setCurrent(`#${seen.target.id}`)
    }
    const observer = new IntersectionObserver(onSeen, { rootMargin: '-72px 0px -70% 0px' })
    for (const href of all.split(' ')) {
      const section = document.getElementById(href.slice(1))
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [all])
  return current
}
