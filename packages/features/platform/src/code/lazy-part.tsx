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
import { Hydrated } from './hydration'
import { importWithRetry } from './import-with-retry'

let loading = 0

/** Whether the code of every lazy part on this page has loaded. */
export const areLazyPartsLoaded = () => loading === 0

/**
 * A part of a page whose code loads after the page's. The server-rendered part stays in view until
 * then, even when the page around it changes: an update would make React discard it, so its props
 * stay the same meanwhile. A synchronous navigation discards it all the same: check
 * `areLazyPartsLoaded` first. `data-lazy` says whether the part can be used.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  loading += 1
  let hasLoaded = false
  const part = importWithRetry(load).then((component) => {
    loading -= 1
    hasLoaded = true
    return { default: component }
  })
  const Content = lazy(() => part)
  return function LazyPart(props: Props) {
    const [firstProps] = useState(props)
    const [isLoaded, setIsLoaded] = useState(hasLoaded)
    const [isReady, setIsReady] = useState(false)
    const setReady = useCallback(() => setIsReady(true), [])
    useEffect(() => {
      part.then(
        () => startTransition(() => setIsLoaded(true)),
        () => {},
      )
    }, [])
    const shownProps = isLoaded ? props : firstProps
    const content = useMemo(
      () => (
        <Suspense>
          <Content {...shownProps} />
          <Hydrated onHydrated={setReady} />
        </Suspense>
      ),
      [shownProps, setReady],
    )
    return <Wrapper isReady={isReady && isLoaded}>{content}</Wrapper>
  }
}

/** A part that renders on the server, which has loaded its code. */
export function serverPart<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return (props: Props) => (
    <Wrapper isReady={false}>
      <Suspense>
        <Part {...props} />
        <Hydrated onHydrated={() => {}} />
      </Suspense>
    </Wrapper>
  )
}

function Wrapper({ isReady, children }: { isReady: boolean; children: ReactNode }) {
  return <div data-lazy={isReady ? 'ready' : 'waiting'}>{children}</div>
}
