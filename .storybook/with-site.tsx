import { type StorySite, StorySiteContext } from '@edbazaar/feature-shell/story-site'
import type { Decorator, Loader } from '@storybook/react-vite'

/** Loads the site around a flow. Stories of components do without its code. */
export const loadSite: Loader = async ({ parameters }) =>
  parameters.needsSite === true ? { site: (await import('./site')).site } : {}

/** Provides the loaded site to the story. */
export const withSite: Decorator = (Story, { loaded }) => {
  const site: StorySite | undefined = loaded.site
  if (site === undefined) return <Story />
  return (
    <StorySiteContext value={site}>
      <Story />
    </StorySiteContext>
  )
}
