import { importWithRetry } from '@edbazaar/feature-platform'
import { Suspense, use, useMemo } from 'react'
import type { ListResult, ListStateBase } from '../list-definition'
import type * as EmptyListCode from './EmptyList'

/** Null until it has loaded. The server has it from the start. */
let code: typeof EmptyListCode | null = import.meta.env.SSR ? await import('./EmptyList') : null
let loading: ReturnType<typeof loadEmptyList> | undefined

/** Loads the code of an empty list. The loader waits for it, so that the list appears at once. */
export async function loadEmptyList() {
  code ??= await import('./EmptyList')
  return code
}

/** Whether a server-rendered empty list waits for its code. */
export const isEmptyListWaiting = () => code === null && loading !== undefined

/** `EmptyList`. A server-rendered one stays in view until its code has loaded. */
export function LazyEmptyList<State extends ListStateBase, Result extends ListResult>({
  definition,
  list,
  state,
  suggestions,
}: EmptyListCode.EmptyListProps<State, Result>) {
  // An update of the element would discard what the server rendered.
  return useMemo(
    () => (
      <Suspense>
        <LoadedEmptyList
          definition={definition}
          list={list}
          state={state}
          suggestions={suggestions}
        />
      </Suspense>
    ),
    [definition, list, state, suggestions],
  )
}

function LoadedEmptyList<State extends ListStateBase, Result extends ListResult>(
  props: EmptyListCode.EmptyListProps<State, Result>,
) {
  if (code === null) loading ??= importWithRetry(loadEmptyList)
  // React replays a component that waited: it must use the same promise again.
  const loaded = loading ? use(loading) : code
  return loaded && <loaded.EmptyList {...props} />
}
