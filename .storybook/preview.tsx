import type { Preview } from '@storybook/react-vite'
import { lazy } from 'react'
import { configure } from 'storybook/test'
import '../packages/ui/src/theme/fonts.css'
import '../packages/ui/src/theme'
import { tidyArgTypes } from './arg-types'
import { chromaticModes, initialGlobals, toolbar, viewports } from './toolbar'
import { withChoices } from './with-choices'

// Patient: a machine with two busy cores is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 })

// A story waits for none of what docs pages are made of.
const DocsPage = lazy(async () => ({ default: (await import('./docs/DocsPage')).DocsPage }))
const DocsFrame = lazy(async () => ({ default: (await import('./docs/DocsFrame')).DocsFrame }))

const preview: Preview = {
  // What a play function measures has the typefaces that it will keep.
  async beforeAll() {
    await Promise.allSettled([...document.fonts].map((face) => face.load()))
  },
  tags: ['autodocs'],
  argTypesEnhancers: [tidyArgTypes],
  decorators: [withChoices],
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
    // Images are for the eye; axe has a run of its own.
    a11y: { test: import.meta.env.MODE === 'visual' ? 'off' : 'error' },
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: { options: viewports },
    chromatic: { modes: chromaticModes },
    controls: { expanded: true },
    docs: { page: DocsPage, container: DocsFrame, codePanel: true },
  },
}

export default preview
