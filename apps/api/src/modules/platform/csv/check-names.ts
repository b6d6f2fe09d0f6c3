const children = [
  'Aarush',
  'Ahana',
  'Arjun',
  'Avni',
  'Dev',
  'Ishita',
  'Kabir',
  'Kiara',
  'Lakshya',
  'Mira',
  'Naina',
  'Neil',
  'Pari',
  'Reyansh',
  'Saanvi',
  'Tara',
  'Vihaan',
  'Zara',
] as const
const parents = [
  'Anita Rao',
  'Farhan Sheikh',
  'Gauri Deshpande',
  'Harish Menon',
  'Kavita Nair',
  'Manoj Pillai',
  'Nandini Bose',
  'Pooja Bhatt',
  'Rohit Sharma',
  'Sunita Joshi',
  'Tarun Mehta',
] as const

/**
 * The invented names of a check row. They follow from the id of the export, so that a copy of the file
 * identifies it. The rows of one export, by `position`, have different names.
 */
export function checkNames(
  exportId: number,
  position = 0,
): { readonly child: string; readonly parent: string } {
  const round = Math.floor(exportId / children.length)
  return {
    child: children[(exportId + position) % children.length] ?? children[0],
    parent: parents[(round + position) % parents.length] ?? parents[0],
  }
}
