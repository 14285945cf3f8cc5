/** Words that a child of eight reads and writes, of three to seven letters, and that are kind beside any other. */
export const PASSWORD_WORDS: readonly string[] = (
  'acorn amber apple artist aspen autumn badge bagel baker bakery balloon bamboo banjo barn basket ' +
  'beach beacon bean bear berry birch bird blanket blue boat bonnet bonus book branch bread breeze ' +
  'brick bridge bright brook broom bubble bucket butter button cabin cactus cake camel camp candle ' +
  'canoe canyon card carrot castle cedar cello cherry cherub chess chorus circle citrus cliff cloud ' +
  'clover coast cocoa comet copper coral corn cotton cozy crane crayon creek cricket crisp crown cube ' +
  'daisy dance dawn deer desert dolphin dragon drum duck eagle early easel echo elm ember engine ' +
  'falcon farm feather fern field finch fir firefly flag flame flute fog forest fox fresh frog frost ' +
  'fruit galaxy garden garlic gate gazelle gentle ginger glad globe gold goose grape grass green ' +
  'guitar happy harbor harp harvest hazel hedge helmet hill honey horse igloo indigo island ivory ivy ' +
  'jacket jasper jolly jungle kayak keeper kettle kind kite kitten koala ladder lagoon lake lamp ' +
  'lantana lantern laurel leaf lemon library lilac lily linen lion lively lizard llama lobster lucky ' +
  'lunar magic magnet mango maple maraca marble market meadow melon merry mint mitten moon moss muffin ' +
  'muffler museum music nectar nest noble north nutmeg oak oasis oat ocean olive opal orange orchard ' +
  'orchid oriole otter owl paddle paint palm panda paper parade parrot parsley pasta peach peacock ' +
  'pearl pebble pencil penny pepper piano pilgrim pilot pine planet plum poem polar pond poppy potato ' +
  'prism puffin pumpkin purple puzzle quartz quiet quilt rabbit radio rain rainbow raven reef ribbon ' +
  'river robin rocket rose ruby saddle saffron sage sail salad salmon sand scarf school shell silver ' +
  'sketch skipper sky sleigh slope smile snow snowman spark spoon spring spruce square stable star ' +
  'stone story stream sugar summer sun sunrise swan swift table teapot temple thyme tiger toast topaz ' +
  'tractor trail train travel tree trumpet tulip tundra tunnel turtle valley vanilla velvet violet ' +
  'violin wagon walnut walrus water wave wheat willow wind window winter wise wonder wool yarn yellow ' +
  'yogurt zebra zigzag'
).split(' ');
