/**
 * Makes classes win over others of their kind, by their number in `levels`, whatever the order of
 * the rules: `.a:not(_)` is `.a` with the weight of one more element. So little that it changes
 * nothing against a selector with two classes.
 */
export function liftClasses(css: string, levels: ReadonlyMap<string, number>): string {
  return css.replace(/\.([a-z_][\w-]*)/gi, (selector, name: string) => {
    return selector + ':not(_)'.repeat(levels.get(name) ?? 0)
  })
}
