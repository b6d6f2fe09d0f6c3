import type { Decorator, Preview } from '@storybook/react-vite'
import { lazy } from 'react'
import { configure } from 'storybook/test'
import '../packages/ui/src/theme/fonts.css'
import '../packages/ui/src/theme'
import { tidyArgTypes } from './arg-types'
import { island } from './docs/island.css'
import { dressRoot } from './root'

// Patient: a machine with two busy cores is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 })

// A story waits for none of what docs pages are made of.
const ComponentPage = lazy(async () => ({
  default: (await import('./docs/ComponentPage')).ComponentPage,
}))
const DocsFrame = lazy(async () => ({ default: (await import('./docs/DocsFrame')).DocsFrame }))

const phone = { name: 'Phone, 390', styles: { width: '390px', height: '844px' } }
const tablet = { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } }
const laptop = { name: 'Laptop, 1024', styles: { width: '1024px', height: '768px' } }
const desktop = { name: 'Desktop, 1280', styles: { width: '1280px', height: '900px' } }

/** On a docs page many stories stand side by side, each in an island of its own theme. */
const withChoices: Decorator = (Story, { globals, viewMode }) => {
  if (viewMode !== 'docs') {
    dressRoot(globals)
    return <Story />
  }
  return (
    <div className={island} data-theme={globals.theme === 'dark' ? 'dark' : 'light'}>
      <Story />
    </div>
  )
}

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [tidyArgTypes],
  decorators: [withChoices],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: { options: { phone, tablet, laptop, desktop } },
    controls: { expanded: true },
    docs: { page: ComponentPage, container: DocsFrame, codePanel: true },
  },
}

export default preview
