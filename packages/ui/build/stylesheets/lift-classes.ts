/**
 * Raises the specificity of classes by their number in `levels`, so that they win in any order:
 * `.a:not(_)` adds the specificity of one element, which is less than a second class.
 */
export function liftClasses(css: string, levels: ReadonlyMap<string, number>): string {
  return css.replace(/\.([a-z_][\w-]*)/gi, (selector, name: string) => {
    return selector + ':not(_)'.repeat(levels.get(name) ?? 0)
  })
}
