import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { useEarlyClicks } from './early-clicks'
import { Hydrated, useIsBrowser } from './hydration'
import { importWithRetry } from './import-with-retry'
import { MissingCodeError } from './missing-code'

let loading = 0

/** Whether the code of every lazy part on this page has loaded. */
export const areLazyPartsLoaded = () => loading === 0

/** A part of a page whose code loads after the page's. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  /**
   * Loads the code, or throws `MissingCodeError`. The loader of a page waits for it, so that the part
   * appears with the page.
   */
  load: () => Promise<void>
}

/**
 * A part of a page whose code loads after the page's. The server-rendered part stays in view until
 * then, even when the page around it changes: an update would make React discard it, so its props
 * stay the same meanwhile. A synchronous navigation discards it all the same: check
 * `areLazyPartsLoaded` first. `data-lazy` says whether the part can be used; see `useEarlyClicks` for
 * clicks before that.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  loading += 1
  let Loaded: ComponentType<Props> | null = null
  const loadOnce = async () => {
    Loaded ??= await load()
    return Loaded
  }
  const part = importWithRetry(loadOnce).then((component) => {
    loading -= 1
    return { default: component }
  })
  const Waiting = lazy(() => part)
  function Part(props: Props) {
    const isBrowser = useIsBrowser()
    const [firstProps] = useState(props)
    const [Content] = useState(() => Loaded ?? Waiting)
    // After client-side navigation with its code, a part appears with the page.
    const [hasBoundary] = useState(!isBrowser || Loaded === null)
    const [isLoaded, setIsLoaded] = useState(!hasBoundary)
    const [isReady, setIsReady] = useState(false)
    const setReady = useCallback(() => setIsReady(true), [])
    useEffect(() => {
      part.then(
        () => startTransition(() => setIsLoaded(true)),
        () => {},
      )
    }, [])
    const shownProps = isLoaded ? props : firstProps
    const content = useMemo(() => {
      const shown = (
        <>
          <Content {...shownProps} />
          <Hydrated onHydrated={setReady} />
        </>
      )
      return hasBoundary ? <Suspense>{shown}</Suspense> : shown
    }, [Content, hasBoundary, shownProps, setReady])
    return <Wrapper isReady={isReady && isLoaded}>{content}</Wrapper>
  }
  const loadNow = async () => {
    try {
      await loadOnce()
    } catch (cause) {
      throw new MissingCodeError('The code of a part of the page did not load.', { cause })
    }
  }
  return Object.assign(Part, { load: loadNow })
}

/** A part that renders on the server, which has loaded its code. */
export function serverPart<Props extends object>(Part: ComponentType<Props>): LazyPart<Props> {
  const ServerPart = (props: Props) => (
    <Wrapper isReady={false}>
      <Suspense>
        <Part {...props} />
        <Hydrated onHydrated={() => {}} />
      </Suspense>
    </Wrapper>
  )
  return Object.assign(ServerPart, { load: async () => {} })
}

function Wrapper({ isReady, children }: { isReady: boolean; children: ReactNode }) {
  return (
    <div data-lazy={isReady ? 'ready' : 'waiting'} {...useEarlyClicks(isReady)}>
      {children}
    </div>
  )
}
