import helmet from '@fastify/helmet'
import fp from 'fastify-plugin'
import type { SiteSettings } from '../site-settings.ts'
import { type ContentSources, contentSources } from './content-sources.ts'

/**
 * Where pages may take things from. Scripts: files of ours, and of hosts that were configured; none
 * in the page. Style attributes are allowed, since bars and images are sized by them; style
 * elements are not.
 */
const directivesFor = ({ script, style, connect, img, frame }: ContentSources) => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", ...script],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'", ...style],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', ...img],
  'media-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...connect],
  'frame-src': ["'self'", ...frame],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
})

/** Headers that keep a browser from doing what our pages never ask for. */
export const securityHeadersPlugin = fp<{ publicUrl: string; site: SiteSettings }>(
  async (app, { publicUrl, site }) => {
    const isSecure = publicUrl.startsWith('https:')
    const directives = directivesFor(contentSources(site))
    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: isSecure ? { ...directives, 'upgrade-insecure-requests': [] } : directives,
      },
      // Told over plain HTTP they would lock readers out of a server that has no certificate.
      strictTransportSecurity: isSecure ? { maxAge: 31_536_000 } : false,
      crossOriginOpenerPolicy: isSecure && {
        // Google's window tells ours who signed in.
        policy: site.googleClientId === undefined ? 'same-origin' : 'same-origin-allow-popups',
      },
      originAgentCluster: isSecure,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    })
  },
  { name: 'security-headers' },
)
