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
 * The invented names of the row of ours in an exported file. They follow from the id of the export, so
 * that a copy of the file tells which export it is.
 */
export function checkNames(exportId: number): { readonly child: string; readonly parent: string } {
  return {
    child: children[exportId % children.length] ?? children[0],
    parent: parents[Math.floor(exportId / children.length) % parents.length] ?? parents[0],
  }
}
