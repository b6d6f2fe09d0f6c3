/** Text of the router's production build, and what stands there instead. */
type Cut = readonly [text: string, instead: string]

/** What no page uses, and the conditions by which the router gets there. */
const routerCuts: Readonly<Record<string, readonly Cut[]>> = {
  'reports to instruments': [['if (init.instrumentations) {', 'if (false) {']],
  'routes made known while navigating': [
    ['if (isFogOfWar) {', 'if (false) {'],
    ['if (init.patchRoutesOnNavigation) {', 'if (false) {'],
    ['if (fogOfWar.active && fogOfWar.matches) {', 'if (false) {'],
    ['    patchRoutes,\n    _internalFetchControllers: fetchControllers,\n', ''],
    ['    _internalSetRoutes,\n', ''],
  ],
  'forms that the router sends': [
    [
      '} else if (opts && opts.submission && isMutationMethod(opts.submission.formMethod)) {',
      '} else if (false) {',
    ],
    ['if (!opts || !isSubmissionNavigation(opts)) {', 'if (true) {'],
    [
      'if (submission && isMutationMethod(submission.formMethod)) {\n    let {',
      'if (false) {\n    let {',
    ],
  ],
  fetchers: [
    ['    fetch: fetch2,\n', ''],
    ['    getFetcher,\n    resetFetcher,\n    deleteFetcher: queueFetcherForDeletion,\n', ''],
    [
      '  fetchLoadMatches.forEach((f, key) => {\n    if',
      '  false && fetchLoadMatches.forEach((f, key) => {\n    if',
    ],
    [
      '  revalidatingFetchers.filter((f) => !f.matches',
      '  false && revalidatingFetchers.filter((f) => !f.matches',
    ],
    ['if (f.matches && f.match && f.request && f.controller) {', 'if (false) {'],
    ['markFetchRedirectsDone(workingFetchers)', 'false'],
    ['markFetchRedirectsDone(workingFetchers2)', 'false'],
  ],
  'view transitions': [
    [
      'if (pendingAction === "POP" /* Pop */ && !isUninterruptedRevalidation && location !== state.location) {',
      'if (false) {',
    ],
    ['} else if (pendingViewTransitionEnabled) {', '} else if (false) {'],
    [
      'if (isBrowser3) {\n      restoreAppliedTransitions',
      'if (false) {\n      restoreAppliedTransitions',
    ],
    ['if (!viewTransitionOpts || !isViewTransitionAvailable) {', 'if (true) {'],
    ['if (vtContext.isTransitioning && !vtContext.flushSync) {', 'if (false) {'],
    ['if (renderDfd && pendingState && router.window) {', 'if (false) {'],
    [
      'if (renderDfd && pendingState && state.location.key === pendingState.location.key) {',
      'if (false) {',
    ],
    ['if (!vtContext.isTransitioning && interruption) {', 'if (false) {'],
  ],
  'server components': [
    ['if (this.context) {\n', 'if (false) {\n'],
    ['if (this.context && typeof error === "object"', 'if (false && typeof error === "object"'],
  ],
  middleware: [
    ['init.dataStrategy || defaultDataStrategyWithMiddleware', 'defaultDataStrategy'],
    ['    runClientMiddleware\n  });\n  try', '    runClientMiddleware: void 0\n  });\n  try'],
    [
      'let lazyMiddlewarePromise = loadLazyRouteProperty({\n    key: "middleware",\n    route: match.route,\n    manifest,\n    mapRouteProperties: mapRouteProperties2\n  });',
      'let lazyMiddlewarePromise;',
    ],
  ],
  'routes lazy by property': [
    [
      '  let lazyKeys = Object.keys(route.lazy);',
      '  return {};\n  let lazyKeys = Object.keys(route.lazy);',
    ],
  ],
  'state that its own server script left': [
    ['opts?.hydrationData || parseHydrationData()', 'opts?.hydrationData'],
  ],
}

/** The router without those parts: the bundler drops what can no longer be reached. */
export function cutRouter(code: string): string {
  let left = code
  for (const [part, cuts] of Object.entries(routerCuts)) {
    for (const [text, instead] of cuts) {
      if (!left.includes(text)) throw new Error(unlike(part, text))
      left = left.replaceAll(text, instead)
    }
  }
  return left
}

const unlike = (part: string, text: string) =>
  `This version of react-router-dom does not have the text by which build/router-cuts.ts takes out ${part}: ${text}
Find what stands there now, or let that part stay.`
