import { expect, it } from 'vitest'

const components = import.meta.glob<object>('./components/*/index.ts', { eager: true })

/** What other people's code may rest on: a name that goes from here is a major version. */
it('exports what it promises', () => {
  const exported = Object.entries(components).map(
    ([path, module]) => `${path.split('/')[2]}: ${Object.keys(module).sort().join(', ')}`,
  )
  expect(exported).toMatchInlineSnapshot(`
    [
      "ArticleCard: ArticleCard, articleLooks",
      "Badge: Badge, CountBadge, badgeTones",
      "Breadcrumbs: Breadcrumbs",
      "Button: Button, ButtonLink, buttonSizes, buttonVariants",
      "CardGrid: CardGrid",
      "CardRow: CardRow",
      "Carousel: BannerSlide, Carousel",
      "Checkbox: Checkbox",
      "Chip: Chip, ChipLink, ChipList",
      "CompareTable: CompareTable, YesNo",
      "CompareTray: CompareTray",
      "DateLine: DateLine",
      "Dialog: Dialog, dialogShapes",
      "EmptyState: EmptyState",
      "ErrorState: ErrorState",
      "FacetGroup: FacetGroup",
      "FacilityList: FacilityList",
      "FactTable: FactTable",
      "FeeSheet: FeeSheet",
      "Gallery: Gallery",
      "Icon: AmphoraIcon, ArrowRightIcon, BadgeCheckIcon, BookOpenIcon, BotIcon, BriefcaseIcon, ChartColumnIcon, ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon, CrownIcon, DramaIcon, EllipsisIcon, FlaskConicalIcon, Flower2Icon, ImagesIcon, LanguagesIcon, LocateIcon, MapIcon, MapPinIcon, MedalIcon, MessagesSquareIcon, MinusIcon, MonitorIcon, Music4Icon, PaletteIcon, PauseIcon, PianoIcon, PlayIcon, PlusIcon, PrinterIcon, ScaleIcon, SchoolIcon, SearchIcon, ShapesIcon, Share2Icon, SigmaIcon, SlidersHorizontalIcon, SunIcon, TargetIcon, TentTreeIcon, TrophyIcon, WavesIcon, XIcon, iconSizes",
      "IconButton: IconButton",
      "IndexList: IndexEntry, IndexEntrySkeleton, IndexList",
      "JobRow: JobList, JobRow, JobRowSkeleton",
      "JumpBar: JumpBar",
      "Link: Link, LinkProvider, linkVariants",
      "Menu: Menu",
      "NotProvided: NotProvided",
      "PageShell: PageShell",
      "Pagination: Pagination",
      "Plate: Plate, plateShapes",
      "Player: Player",
      "ProductCard: ProductCard, ProductCardSkeleton, ProductList",
      "ProductRow: ProductRow, ProductRowSkeleton, ProductRows",
      "ProgressLine: ProgressLine",
      "RangeField: RangeField",
      "RichText: RichText, headingsOf, richTextLooks",
      "SchoolCard: SchoolCard, SchoolCardSkeleton",
      "SchoolMap: SchoolMap, isWithin",
      "SchoolRow: SchoolList, SchoolRow, SchoolRowSkeleton",
      "SearchBox: SearchBox, searchStatuses",
      "Seats: Seats, seatsStates",
      "SectionHead: SectionHead",
      "Select: Select",
      "Skeleton: Skeleton, skeletonWidths",
      "SkipLink: SkipLink",
      "SliderField: SliderField",
      "TabLinks: TabLinks",
      "TextField: TextField",
      "Tile: Tile, TileList, TileSkeleton, tileLooks",
      "Transcript: Transcript",
      "VideoCard: VideoCard",
      "VisuallyHidden: VisuallyHidden",
    ]
  `)
})
