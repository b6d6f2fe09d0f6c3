/** Imports from another component library, as its documentation recommends for small pages. */
export interface UiPeer {
  readonly name: string
  /** A button with everything it needs. */
  readonly button: string
  /** A button, a dialog, a menu and a toast. */
  readonly four: string
  /** Has no styling, so its styles are not compared. */
  readonly isUnstyled?: boolean
}

/** Versions of the compared packages. */
export const peerVersions = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  '@base-ui/react': '1.9.0',
  '@mantine/core': '9.7.3',
  '@mantine/hooks': '9.7.3',
  '@mantine/notifications': '9.7.3',
  '@radix-ui/react-toast': '1.3.1',
  '@radix-ui/themes': '3.3.0',
  '@vanilla-extract/esbuild-plugin': '2.3.22',
  'braid-design-system': '34.6.2',
}

const mantine = (names: readonly string[]) =>
  names.map((name) => `import '@mantine/core/styles/${name}.css'`).join('\n')
const mantineButton = [
  'baseline',
  'default-css-variables',
  'global',
  'UnstyledButton',
  'Loader',
  'Button',
]
const mantineRest = ['Paper', 'Overlay', 'CloseButton', 'ModalBase', 'Modal', 'Popover', 'Menu']

const radixStyles = ['tokens/base', 'tokens/colors/teal', 'tokens/colors/gray', 'components']
  .map((name) => `import '@radix-ui/themes/${name}.css'`)
  .join('\n')

const braid = (names: string) => `
  import 'braid-design-system/reset'
  export { default as theme } from 'braid-design-system/themes/seekJobs'
  export { BraidProvider, ${names} } from 'braid-design-system'`

export const uiPeers: readonly UiPeer[] = [
  {
    name: '@radix-ui/themes',
    button: `${radixStyles}
      export { Theme, Button } from '@radix-ui/themes'`,
    // Base UI has no toast, so Radix's is used.
    four: `${radixStyles}
      export { Theme, Button, Dialog, DropdownMenu } from '@radix-ui/themes'
      export * as Toast from '@radix-ui/react-toast'`,
  },
  {
    name: '@mantine/core',
    button: `${mantine(mantineButton)}
      export { MantineProvider, Button } from '@mantine/core'`,
    four: `${mantine([...mantineButton, ...mantineRest, 'Notification'])}
      import '@mantine/notifications/styles.css'
      export { MantineProvider, Button, Modal, Menu } from '@mantine/core'
      export { Notifications, notifications } from '@mantine/notifications'`,
  },
  {
    name: 'braid-design-system',
    button: braid('Button'),
    four: braid('Button, Dialog, OverflowMenu, MenuItem, ToastProvider, useToast'),
  },
  {
    name: '@base-ui/react',
    isUnstyled: true,
    button: `export { Button } from '@base-ui/react/button'`,
    four: `export { Button } from '@base-ui/react/button'
      export { Dialog } from '@base-ui/react/dialog'
      export { Menu } from '@base-ui/react/menu'
      export { Toast } from '@base-ui/react/toast'`,
  },
]
