const indexes = import.meta.glob<string>('../../packages/ui/src/components/*/index.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Folder by the name of each component exported from it. */
const folders = new Map(
  Object.entries(indexes).flatMap(([path, source]) => {
    const folder = path.split('/').at(-2) ?? ''
    return [...source.matchAll(/(?<!type )\b[A-Z]\w+/g)].map(([name]) => [name, folder] as const)
  }),
)

/** Where a component is described, or undefined where no component has that name. */
export function pageOf(component: string): string | undefined {
  const folder = folders.get(component)
  return folder && `./?path=/docs/components-${folder.toLowerCase()}--docs`
}
