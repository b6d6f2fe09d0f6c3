import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useMemo,
  useState,
} from 'react'
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
          <Ready setIsReady={setIsReady} />
        </Suspense>
      ),
      [shownProps],
    )
    return <Wrapper isReady={isReady && isLoaded}>{content}</Wrapper>
  }
}

/** The same part on the server. */
export function serverPart<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return (props: Props) => (
    <Wrapper isReady={false}>
      <Suspense>
        <Part {...props} />
        <Ready setIsReady={() => {}} />
      </Suspense>
    </Wrapper>
  )
}

function Wrapper({ isReady, children }: { isReady: boolean; children: ReactNode }) {
  return <div data-lazy={isReady ? 'ready' : 'waiting'}>{children}</div>
}

/** Reports that the part around it has been hydrated. */
function Ready({ setIsReady }: { setIsReady: (isReady: boolean) => void }) {
  useEffect(() => setIsReady(true), [setIsReady])
  return null
}
