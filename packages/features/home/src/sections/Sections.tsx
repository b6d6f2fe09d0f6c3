import type { LoadedHome } from '../load-home'
import { BeyondSchool } from './BeyondSchool'
import { EditorialTiles } from './EditorialTiles'
import { FeaturedSchools } from './FeaturedSchools'
import { LatestUpdates } from './LatestUpdates'
import { PopularCategories } from './PopularCategories'
import { ProductsRow } from './ProductsRow'
import { useNearbySchools } from './use-nearby-schools'

/** The sections below the hero of the home page. */
export function Sections({ loaded }: { loaded: LoadedHome }) {
  const { featured, products, updates, categories } = loaded
  const nearby = useNearbySchools()
  return (
    <>
      <LatestUpdates updates={updates} />
      <FeaturedSchools featured={nearby ?? featured} place={nearby?.place} />
      <ProductsRow products={products} />
      <EditorialTiles />
      <BeyondSchool />
      <PopularCategories featured={featured} categories={categories} />
    </>
  )
}
