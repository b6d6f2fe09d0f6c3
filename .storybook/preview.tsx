import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import '../packages/ui/src/theme/fonts.css'
import '../packages/ui/src/theme'

// Patient: a machine with two busy cores is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 })

const phone = { name: 'Phone, 390', styles: { width: '390px', height: '844px' } }
const tablet = { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } }
const laptop = { name: 'Laptop, 1024', styles: { width: '1024px', height: '768px' } }
const desktop = { name: 'Desktop, 1280', styles: { width: '1280px', height: '900px' } }

/** The toolbar's choice stands on the root, where the product sets it too. */
const withTheme: Decorator = (Story, { globals }) => {
  document.documentElement.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light'
  return <Story />
}

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withTheme],
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
  },
}

export default preview
