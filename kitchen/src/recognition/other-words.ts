/** Everyday words one slip away from a food's name: floor is no flour, and a class no clam. */
const everyday =
  'agate anchor apparatus apply arise atlas badger bagger bailey banner barely baron basic basin beacon ' +
  'beads began brand bride brief burns butler canvas caret cater charm chart cheaper chess child chill ' +
  'china choke chord cinder claim clamp class clone close clover coder coins comet comes commander ' +
  'conscious crest cross current dated deems defer dolls drill dropping elemental ember files fills flags ' +
  'floor funnel gains grace grade graph grate grave grids gripe grouped hangs hinge hints jolly keeps lamps ' +
  'larger laser later layer likes lines lives macho makes masks match matches meths metis miles minus ' +
  'misses model models moral morsel motel mutations needs oliver panel panels patron patrons peace peers ' +
  'penny perms places place posts prone pruned quack quirk quirks races racket raster rather raven rides ' +
  'roles saloon samba satisfies sauna shade shades shake shakes shallow shard shortcuts snake sneak solve ' +
  'solves spans speak speaks spell spells spent squad squish stage steal steam strut suits sweden theme ' +
  'themes trots tunes turbo vinegary waiter waiting whine whining whisker winner wipes wires writing'

/** Things to eat that the kitchen has no figures for, and whose names are near to those of foods it knows. */
const edible = 'tamarillo culantro mibuna pasty marinade marinades'

/** Words that are read as they stand and never as a slip for the name of a food. */
export const otherWords: ReadonlySet<string> = new Set([...everyday.split(' '), ...edible.split(' ')])
