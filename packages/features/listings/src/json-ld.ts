import type { JsonLd } from '@edbazaar/feature-shell'
import type { Crumb } from '@edbazaar/ui/Breadcrumbs'

/** The way down to a page, the page itself last; `url` makes a full address of a path. */
export function breadcrumbs(
  crumbs: readonly Pick<Crumb, 'label' | 'href'>[],
  url: (path: string) => string,
): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: url(href),
    })),
  }
}
