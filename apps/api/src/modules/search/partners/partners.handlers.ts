import type { Handlers } from '../../../contract/operations.ts'
import type { PartnersService } from './partners.service.ts'
import type { WidgetAddresses } from './widget-addresses.ts'
import type { WidgetRelease } from './widget-releases.ts'
import type { WidgetSuggestions } from './widget-suggestions.service.ts'

interface PartnersHandlersDeps {
  readonly partners: PartnersService
  readonly widget: WidgetSuggestions
  readonly releases: readonly WidgetRelease[]
  readonly addresses: WidgetAddresses
}

/** Repeated requests, such as after deleting a letter, come from the browser's cache. */
const browserCaching = 'private, max-age=60'

export function partnersHandlers({ partners, widget, releases, addresses }: PartnersHandlersDeps) {
  return {
    async suggestForPartners({ query, headers, ip }, reply) {
      const { partner: key, ...request } = query
      const { origin } = headers
      await partners.admit({ key, origin, ip })
      if (key !== undefined && origin !== undefined)
        reply.header('access-control-allow-origin', origin)
      const response = await widget.suggest(request)
      reply.header('cache-control', browserCaching)
      return response
    },

    async listWidgetReleases() {
      return releases.map(({ version, integrity, bytes, gzip_bytes }) => ({
        version,
        url: addresses.script(version),
        integrity,
        bytes,
        gzip_bytes,
      }))
    },
  } satisfies Partial<Handlers>
}
