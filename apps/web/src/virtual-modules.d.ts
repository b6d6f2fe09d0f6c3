// Made from the route table by `build/route-modules.ts`.

declare module 'virtual:route-paths' {
  export const publicPaths: readonly string[]
  /** Paths of pages that only EdBazaar's editors change. */
  export const editorialPaths: readonly string[]
}

declare module 'virtual:route-modules' {
  type RouteModule = import('./route-module').RouteModule
  /** Loads the code of a route, by route id. */
  export const routeModules: Readonly<Record<string, () => Promise<RouteModule>>>
  /** Paths of pages inside the account frame. */
  export const privatePaths: readonly string[]
  export const accountFrameId: string
}

declare module 'virtual:route-sources' {
  interface RouteSource {
    /** Relative to `apps/web`, as in the build's manifest. */
    readonly file: string
    readonly exportName: string
  }
  /** The source file of each route, by route id. */
  export const routeSources: Readonly<Record<string, RouteSource>>
}
