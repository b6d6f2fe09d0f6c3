import { lingui } from '@lingui/vite-plugin'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './foundations/*.stories.tsx',
    {
      directory: '../packages/ui/src/components',
      titlePrefix: 'Components',
      files: '**/*.stories.tsx',
    },
    '../packages/features/*/src/**/*.stories.tsx',
  ],
  staticDirs: [
    // Images of the mocked API.
    { from: '../packages/features/shell/story-media', to: '/media' },
    // Released versions of the search widget.
    { from: '../packages/widget/releases', to: '/widget' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), lingui({ macroTransform: true }), vanillaExtractPlugin()],
  }),
}

export default config
