import type { Handlers } from '../../../contract/operations.ts'
import type { PartnersService } from './partners.service.ts'
import type { WidgetAddresses } from './widget-addresses.ts'
import type { WidgetRelease } from './widget-releases.ts'
import type { WidgetSuggestions } from './widget-suggestions.service.ts'

interface PartnersHandling {
  readonly partners: PartnersService
  readonly widget: WidgetSuggestions
  readonly releases: readonly WidgetRelease[]
  readonly addresses: WidgetAddresses
}

/** A page that asks for the same again, such as after a letter was taken back, need not wait. */
const keptByReader = 'private, max-age=60'

export function partnersHandlers({ partners, widget, releases, addresses }: PartnersHandling) {
  return {
    async suggestForPartners({ query, headers, ip }, reply) {
      const { partner: key, ...request } = query
      const { origin } = headers
      await partners.admit({ key, origin, ip })
      if (key !== undefined && origin !== undefined)
        reply.header('access-control-allow-origin', origin)
      const answer = await widget.suggest(request)
      reply.header('cache-control', keptByReader)
      return answer
    },

    async listWidgetReleases() {
      return releases.map(({ version, integrity, bytes, gzip_bytes }) => ({
        ...{ version, url: addresses.script(version), integrity, bytes, gzip_bytes },
      }))
    },
  } satisfies Partial<Handlers>
}
