import helmet from '@fastify/helmet'
import fp from 'fastify-plugin'

/**
 * Where pages may take things from. Scripts: files of ours alone, none in the page. Style
 * attributes are allowed, since bars and pictures are sized by them; style elements are not.
 */
const directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
}

/** Headers that keep a browser from doing what our pages never ask for. */
export const securityHeadersPlugin = fp<{ publicUrl: string }>(
  async (app, { publicUrl }) => {
    const isSecure = publicUrl.startsWith('https:')
    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: isSecure ? { ...directives, 'upgrade-insecure-requests': [] } : directives,
      },
      // Told over plain HTTP they would lock readers out of a server that has no certificate.
      strictTransportSecurity: isSecure ? { maxAge: 31_536_000 } : false,
      crossOriginOpenerPolicy: isSecure,
      originAgentCluster: isSecure,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    })
  },
  { name: 'security-headers' },
)
