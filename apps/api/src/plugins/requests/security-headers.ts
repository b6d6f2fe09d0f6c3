import helmet from '@fastify/helmet'
import fp from 'fastify-plugin'
import type { SiteSettings } from '../../site-settings.ts'
import { type ContentSources, contentSources } from './content-sources.ts'

/**
 * The content security policy. Scripts come from our files and configured hosts; pages add the
 * hashes of their inline scripts. Style attributes are allowed because bars and images are sized by
 * them; style elements are not.
 */
const directivesFor = ({ script, style, connect, img, frame }: ContentSources) => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", ...script],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'", ...style],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', ...img],
  // Captions and files that their author has not published are played from the browser's memory.
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...connect],
  'frame-src': ["'self'", ...frame],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
})

const contentSecurityPolicy = (directives: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';')

/** The browser features that pages use: the place of the user and copying links. */
const permissionsPolicy = [
  'geolocation=(self)',
  'clipboard-write=(self)',
  ...[
    'accelerometer',
    'browsing-topics',
    'camera',
    'display-capture',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ')

export const securityHeadersPlugin = fp<{ publicUrl: string; site: SiteSettings }>(
  async (app, { publicUrl, site }) => {
    const isSecure = publicUrl.startsWith('https:')
    const policy = contentSecurityPolicy({
      ...directivesFor(contentSources(site)),
      ...(isSecure && { 'upgrade-insecure-requests': [] }),
    })
    await app.register(helmet, {
      // The policy is the same for every response; Helmet would build it each time.
      contentSecurityPolicy: false,
      // Over plain HTTP these would lock users out of a server without a certificate.
      strictTransportSecurity: isSecure ? { maxAge: 31_536_000 } : false,
      crossOriginOpenerPolicy: isSecure && {
        // Google's popup sends its result to the opening window.
        policy: site.googleClientId === undefined ? 'same-origin' : 'same-origin-allow-popups',
      },
      originAgentCluster: isSecure,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    })
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', policy)
      reply.header('permissions-policy', permissionsPolicy)
    })
  },
  { name: 'security-headers' },
)
