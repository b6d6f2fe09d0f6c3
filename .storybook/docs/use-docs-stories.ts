import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'

/** The stories that a docs page shows: all of its file but those made for one rule alone. */
export function useDocsStories() {
  const stories = useContext(DocsContext).componentStories()
  return stories.filter(({ tags }) => tags.includes('autodocs'))
}

export type DocsStory = ReturnType<typeof useDocsStories>[number]
