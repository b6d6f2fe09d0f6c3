const indexes = import.meta.glob<string>('../../packages/ui/src/components/*/index.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Folders by the names of their exported components. */
const folders = new Map(
  Object.entries(indexes).flatMap(([path, source]) => {
    const folder = path.split('/').at(-2) ?? ''
    return [...source.matchAll(/(?<!type )\b[A-Z]\w+/g)].map(([name]) => [name, folder] as const)
  }),
)

/** The docs page of a component; undefined if there is no such component. */
export function pageOf(component: string): string | undefined {
  const folder = folders.get(component)
  return folder && `./?path=/docs/components-${folder.toLowerCase()}--docs`
}
