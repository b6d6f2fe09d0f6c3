import type { ComponentType } from 'react'
import type { ActionFunction, data, LoaderFunctionArgs } from 'react-router-dom'
import type { LoaderContext } from '../api/api-context'
import type { RouteHandle } from './page-meta'

/** Data, data with a status, or a redirect. */
type LoaderResult<Loaded> = Loaded | ReturnType<typeof data<Loaded>> | Response

interface PageParts<Loaded> {
  loader?: (args: LoaderFunctionArgs<LoaderContext>) => Promise<LoaderResult<Loaded>>
  /** Handles a form that is posted without scripts; only the server has it. */
  action?: ActionFunction | undefined
  Component: ComponentType
  meta: RouteHandle<Loaded>['meta']
}

/** A page as the route table of `apps/web` loads it. */
interface Page<Loaded> extends Pick<PageParts<Loaded>, 'loader' | 'Component'> {
  action?: ActionFunction
  handle: RouteHandle<Loaded>
}

/** Describes a page to the route table. `meta` gets what `loader` returns. */
export function definePage<Loaded>(parts: PageParts<Loaded>): Page<Loaded> {
  const { meta, action, ...route } = parts
  return { ...route, ...(action && { action }), handle: { meta } }
}
