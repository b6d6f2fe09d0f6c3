import type { Line, Point } from './lines.ts'

interface Geometry {
  readonly type: string
  readonly arcs?: unknown
  readonly geometries?: readonly Geometry[]
}

/** A TopoJSON file. */
export interface Topology {
  readonly arcs: readonly (readonly (readonly [number, number])[])[]
  readonly transform: {
    readonly scale: readonly [number, number]
    readonly translate: readonly [number, number]
  }
  readonly objects: Readonly<Record<string, Geometry>>
}

/** The rings of all polygons of an object. */
export const ringsOf = (topology: Topology, object: string): Line[] => arcsOf(topology, object)

/** The lines of an object. */
export const linesOf = (topology: Topology, object: string): Line[] => arcsOf(topology, object)

function arcsOf(topology: Topology, object: string): Line[] {
  const geometry = topology.objects[object]
  if (geometry === undefined) throw new Error(`The file has no object ${object}.`)
  const arcs = topology.arcs.map((arc) => decodeArc(topology, arc))
  return flatten(geometry).map((indexes) =>
    indexes.flatMap((index, i) => {
      const arc = arcs[index < 0 ? ~index : index] ?? []
      const points = index < 0 ? arc.toReversed() : arc
      return i === 0 ? points : points.slice(1)
    }),
  )
}

/** The lists of arc indexes in a geometry, however deeply they are nested. */
function flatten({ arcs, geometries = [] }: Geometry): number[][] {
  const lists: number[][] = []
  const collect = (value: unknown) => {
    if (!Array.isArray(value)) return
    if (value.every((index) => typeof index === 'number')) lists.push(value)
    else value.forEach(collect)
  }
  collect(arcs)
  return [...lists, ...geometries.flatMap(flatten)]
}

function decodeArc({ transform }: Topology, arc: readonly (readonly [number, number])[]): Line {
  let [x, y] = [0, 0]
  return arc.map(([right, up]): Point => {
    x += right
    y += up
    return [
      y * transform.scale[1] + transform.translate[1],
      x * transform.scale[0] + transform.translate[0],
    ]
  })
}
