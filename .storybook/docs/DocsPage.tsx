import { useOf } from '@storybook/addon-docs/blocks'
import { ComponentPage } from './ComponentPage'
import { FlowPage } from './FlowPage'

/** The docs page of a story file: whole screens are shown in another way than components. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  return preparedMeta.title.startsWith('Flows/') ? <FlowPage /> : <ComponentPage />
}
