import type { Preview } from '@storybook/react-vite'
import { lazy } from 'react'
import { configure } from 'storybook/test'
import '../packages/ui/src/theme/fonts.css'
import '../packages/ui/src/theme'
import { tidyArgTypes } from './arg-types'
import { chromaticModes, initialGlobals, toolbar, viewports } from './toolbar'
import { loadSite, withSite } from './with-site'
import { withToolbar } from './with-toolbar'

// Allow for slow machines.
configure({ asyncUtilTimeout: 10_000 })

// Stories do not load the code of docs pages.
const DocsPage = lazy(async () => ({ default: (await import('./docs/DocsPage')).DocsPage }))
const DocsFrame = lazy(async () => ({ default: (await import('./docs/DocsFrame')).DocsFrame }))

const violationsOnly = { resultTypes: ['violations' as const], preload: false }

const preview: Preview = {
  // Load all fonts before a play function measures anything.
  async beforeAll() {
    await Promise.allSettled([...document.fonts].map((face) => face.load()))
  },
  tags: ['autodocs'],
  argTypesEnhancers: [tidyArgTypes],
  loaders: [loadSite],
  decorators: [withSite, withToolbar],
  globalTypes: toolbar,
  initialGlobals,
  parameters: {
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Colour', 'Type', 'Space', 'Icons', 'Motion', 'Writing', 'Theming'],
          'Components',
          'Flows',
        ],
      },
    },
    a11y: {
      // Visual tests skip axe, which has its own run.
      test: import.meta.env.MODE === 'visual' ? 'off' : 'error',
      // Describing what passes would take a test as long as the check itself. Storybook shows it.
      options: import.meta.env.MODE === 'test' ? violationsOnly : {},
    },
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: { options: viewports },
    chromatic: { modes: chromaticModes },
    controls: { expanded: true },
    docs: { page: DocsPage, container: DocsFrame, codePanel: true },
  },
}

export default preview
