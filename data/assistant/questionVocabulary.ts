/** What a question is about, and what continues the question before, in English and French. */
export const asks = {
  price: `price | prices | cost | costs | costly | expensive | pricey | how much | run me | set me back | charge | charges | rates | is it much
    | is that much | be much | combien | coute | coutent | prix | cher`,
  when: `how soon | how quickly | how fast | how quick | when can | when could | when would | how long until | how long before | how long would it take you
    | how long does it take you | how long will it take you | how long for you | quand`,
  how: `how do i get | how do we get | how can i get | how do i ask | how do we ask | how do i book | how do i order | how do i arrange | how do i set
    | how can i book | how do i sign up | how do i go about | comment obtenir | comment reserver`,
  who: `who does | who do i | who will | who would | who gets | who pays | who handles | who fixes | who takes | who applies | who is going to | who has to
    | qui fait | qui paie`,
  included: `come with | comes with | include | includes | included | covered | price cover | that cover | it cover
    | part of that | part of it | with that | with it | compris | inclus`,
};

export const ellipses = {
  lead: `and for | and on | and with | and if | and a | and an | and the | and at | and in | and what about | and how about | what about | how about
    | or for | so if | same for | et pour | et si | et les | et le | et la | et un | et une | et avec | et a`,
  near: `on the border of | on the border to | border of | near | next to | close to | just outside | just past | just outside of | beside | just beyond
    | right by | on the edge of | minutes from | pres de | a cote de`,
  withdraw: `never mind | forget it | forget about it | forget that | scratch that | no longer need | no longer needed | no need | all good now
    | laissez faire | oubliez ca`,
  solved: `fixed it | fixed itself | got it | solved | sorted | stopped | by itself | on its own | myself | works again | working again | gone away | thanks
    | thank you | anyway | regle | merci`,
};
