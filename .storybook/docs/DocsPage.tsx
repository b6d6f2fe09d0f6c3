import { useOf } from '@storybook/addon-docs/blocks'
import { ComponentPage } from './ComponentPage'
import { FlowPage } from './FlowPage'

/** Chooses the docs page of a story file: a flow or a component. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  return preparedMeta.title.startsWith('Flows/') ? <FlowPage /> : <ComponentPage />
}
