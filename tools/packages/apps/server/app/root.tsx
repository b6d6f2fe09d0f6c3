import '@edbazaar/ui/reset.css'
import '@edbazaar/ui/theme.css'
import { type AnchorProps, LinkProvider } from '@edbazaar/ui/Link'
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'

const RouterAnchor = ({ href, ...rest }: AnchorProps) => <Link to={href} {...rest} />

export default function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        <LinkProvider anchor={RouterAnchor}>
          <Outlet />
        </LinkProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}
